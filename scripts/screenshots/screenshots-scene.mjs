// A believable account, made through the API as the product's own pages would make it. All people are invented.

const LISTS = [
  {
    title: 'Mom, December',
    gifts: [
      'Glass teapot with blooming teas',
      'Snake plant in a clay pot',
      'Amber clip-on book light',
      'Chunky knit throw blanket',
    ],
  },
  {
    title: 'Nora turns 30',
    gifts: ['Piranesi', 'Hand-dyed merino yarn', 'Personal library embosser', 'Gooseneck pour-over kettle'],
  },
  {
    title: 'New house, new plants',
    gifts: ['Tall fiddle-leaf fig', 'Walnut plant stand', 'Kokedama moss ball kit'],
  },
  {
    title: 'Kids in the family',
    gifts: ['Beginner tabletop telescope', 'Learn-to-crochet animal kit', "Kids' potting bench"],
  },
];
const FAVORITES = [
  'The Night Circus',
  'Carry-on travel backpack',
  'App-guided telescope',
  'Chunky arm-knit blanket',
  'Tea sampler',
  'Planter with two names',
];

/**
 * Planned gifts (with a note) and given gifts (with the day) of each person, notes about them, and in how
 * many days something of theirs comes up.
 */
const PEOPLE = [
  {
    name: 'Nora',
    about: {
      relationship: 'friends',
      interests: ['reading', 'crafts', 'coffee-tea'],
      goodToKnow: 'Wool, never mohair. Reads anything with a map in it.',
      budget: 60,
    },
    birthday: { inDays: 12, age: 30, gift: 'bought' },
    planned: [
      ['Glass teapot with blooming teas', 'Stopped in front of one in Portland'],
      ['Hand-dyed merino yarn', 'Likes the blues'],
    ],
    given: [
      ['Piranesi', '2025-06-03'],
      ['Gooseneck pour-over kettle', '2024-12-24'],
      ['Amber clip-on book light', '2024-06-03'],
      ['Snake plant in a clay pot', '2023-12-24'],
    ],
  },
  {
    name: 'Mom',
    about: { relationship: 'parents', interests: ['gardening', 'home'], budget: 80 },
    holiday: 'christmas',
    planned: [['Glass teapot with blooming teas', 'For the winter garden']],
    given: [['Chunky knit throw blanket', '2024-12-24']],
  },
  {
    name: 'Theo',
    about: { relationship: 'family', interests: ['travel', 'photography'] },
    birthday: { inDays: 26, age: 41, gift: 'idea' },
    planned: [
      ['App-guided telescope', undefined],
      ['Carry-on travel backpack', undefined],
    ],
    given: [],
  },
  {
    name: 'Ida',
    about: { relationship: 'kids', interests: ['crafts'] },
    birthday: { inDays: 40, age: 6 },
    planned: [['Learn-to-crochet animal kit', 'When she is six']],
    given: [["Kids' potting bench", '2025-04-12']],
  },
  { name: 'Jonas and Emil', planned: [['Tall fiddle-leaf fig', 'House-warming']], given: [] },
];
const TAGS = {
  'Glass teapot with blooming teas': ['tea', 'birthday', 'slow mornings'],
  Piranesi: ['books'],
  'Hand-dyed merino yarn': ['handmade', 'birthday'],
};

/** Signs a new person in; the context's cookies stay with the pages that are opened in it. */
export async function signIn(request, origin, { email, name }) {
  const { nonce } = await call(request, origin, 'GET', '/api/v1/auth/nonce');
  const token = await request.post(`${origin}/dev/identity/google/token`, { data: { email, name, nonce } });
  const { credential } = await token.json();
  await call(request, origin, 'POST', '/api/v1/auth/google', { credential });
}

/** Fills the account and returns the addresses of the pages to photograph. */
export async function setScene(request, origin) {
  const ask = (method, path, body) => call(request, origin, method, path, body);
  const giftsByTitle = new Map();
  const giftId = async (title) => {
    if (!giftsByTitle.has(title)) giftsByTitle.set(title, await findGift(ask, title));
    return giftsByTitle.get(title);
  };
  const [favorites] = await ask('GET', '/api/gift-lists');

  for (const { title, gifts } of LISTS) {
    const { id } = await ask('POST', '/api/gift-lists/simple', { title, isPrivate: true });
    for (const gift of gifts)
      await ask('POST', '/api/v1/user-saved-gifts', { giftId: await giftId(gift), giftListId: id });
  }
  for (const gift of FAVORITES)
    await ask('POST', '/api/v1/user-saved-gifts', { giftId: await giftId(gift), giftListId: favorites.id });
  for (const [gift, names] of Object.entries(TAGS)) {
    const tags = [];
    for (const name of names) tags.push(await ask('POST', '/api/v1/tags', { name }));
    await ask('POST', '/api/v1/tags/associations', {
      giftId: await giftId(gift),
      tagIds: tags.map(({ id }) => id),
    });
  }
  const people = new Map();
  for (const person of PEOPLE) people.set(person.name, await addPerson(ask, giftId, person));

  const lists = await ask('GET', '/api/gift-lists');
  const mothers = lists.find(({ title }) => title === LISTS[0].title);
  return {
    discover: '/app',
    list: `/app/gift-list/${mothers.id}`,
    gift: `/app/gift/${await giftId('Glass teapot with blooming teas')}`,
    recipient: `/app/recipients/${people.get('Nora')}`,
    saved: '/app/saved',
    search: '/app/search/results?query=coffee&occasion=birthday',
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function birthdayOf({ inDays, age }) {
  const date = new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10);
  // The year of birth may have no February 29.
  const on = date.replace(/02-29$/, '02-28');
  const [year, month, day] = on.split('-').map(Number);
  return { on, body: { kind: 'birthday', year: year - age, month, day } };
}

async function addPerson(ask, giftId, { name, about, birthday, holiday, planned, given }) {
  const { id } = await ask('POST', '/api/v1/recipients', { name, ...about });
  const addDay = (body) => ask('POST', `/api/v1/recipients/${id}/days`, body);
  if (holiday) await addDay({ kind: 'holiday', holiday });
  const links = [];
  for (const [gift, note] of planned) {
    const link = { recipientId: id, giftId: await giftId(gift), ...(note && { note }) };
    links.push(await ask('POST', '/api/v1/recipient-gifts', link));
  }
  if (birthday) {
    const { on, body } = birthdayOf(birthday);
    const { id: dayId } = await addDay(body);
    const boughtAt = birthday.gift === 'bought' ? new Date().toISOString().slice(0, 10) : null;
    if (birthday.gift)
      await ask('PUT', `/api/v1/recipient-gifts/${links[0].id}`, { forDay: { dayId, on }, boughtAt });
  }
  for (const [gift, day] of given) {
    const link = await ask('POST', '/api/v1/recipient-gifts', {
      recipientId: id,
      giftId: await giftId(gift),
    });
    await ask('PUT', `/api/v1/recipient-gifts/${link.id}`, { givenAt: `${day}T12:00:00Z` });
  }
  return id;
}

async function findGift(ask, title) {
  const { gifts } = await ask('GET', `/api/v1/search?query=${encodeURIComponent(title)}`);
  const found = gifts.find((gift) => gift.title.startsWith(title));
  if (!found)
    throw new Error(`The catalogue has no gift "${title}" any more: name another one in the scene.`);
  return found.id;
}

async function call(request, origin, method, path, data) {
  const answer = await request.fetch(origin + path, { method, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).data;
}
