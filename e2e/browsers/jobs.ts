import { Person, untilFound, type Driver } from './driver.ts';

interface Product {
  origin: string;
  issuer: string;
}

const HEADER_SEARCH = 'header input[type="search"], header input[role="combobox"]';

const HAS_SAVED = `fetch('/api/v1/user-saved-gifts').then((response) => response.json()).then(({ total }) => total === 1)`;

/** The main jobs: landing page, sign-in, search, save, Saved, a new recipient. */
export async function runMainJobs(driver: Driver, product: Product): Promise<void> {
  const person = new Person(driver);
  await driver.open(`${product.origin}/`);
  await person.sees('Always Have the Perfect Gift Ready');
  await signIn(driver, product);

  await driver.open(`${product.origin}/app`);
  await person.fills(HEADER_SEARCH, '', 'coffee\n');
  await person.sees('results found');
  await person.clicks('[aria-label^="Gifts"] article a');
  // Sections below the button move it while they load.
  await person.sees('More like this');
  await person.clicks('main article button', 'Save');
  await untilFound('the saved gift', () => driver.evaluate<boolean>(HAS_SAVED));

  await driver.open(`${product.origin}/app/saved`);
  await person.sees('Gifts 1');

  await driver.open(`${product.origin}/app/recipients`);
  await person.clicks('main button', 'Create Recipient');
  await person.fills('input', 'Recipient name', 'Ann\n');
  await person.sees('Recipient created successfully');
  await person.clicks('main a', 'Ann');
  await person.sees('Ideas for Ann');
}

/** Signs in with the calls of the sign-in dialog and a token of the test issuer. */
async function signIn(driver: Driver, { issuer }: Product): Promise<void> {
  const nonce = await driver.evaluate<string>(
    `fetch('/api/v1/auth/nonce').then((response) => response.json()).then(({ data }) => data.nonce)`,
  );
  const body = { email: `${driver.name}@example.com`, name: 'Robin Marlow', nonce };
  const token = await fetch(`${issuer}/token`, { method: 'POST', body: JSON.stringify(body) });
  const { credential } = (await token.json()) as { credential: string };
  const status = await driver.evaluate<number>(`fetch('/api/v1/auth/google', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify({ credential }))},
  }).then(({ status }) => status)`);
  if (status !== 200) throw new Error(`Sign-in was answered with ${status}`);
}
