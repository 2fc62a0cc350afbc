export default function LandingPage() {
  return <h1>Always Have the Perfect Gift Ready</h1>;
}
