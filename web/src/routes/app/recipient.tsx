export default function RecipientPage() {
  return <h1>Recipient</h1>;
}
