export default function SavedPage() {
  return <h1>My Saved Items</h1>;
}
