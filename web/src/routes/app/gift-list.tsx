export default function GiftListPage() {
  return <h1>Gift List</h1>;
}
