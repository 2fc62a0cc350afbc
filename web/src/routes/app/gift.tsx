export default function GiftPage() {
  return <h1>Gift</h1>;
}
