interface Value {
  name: string;
  text: string;
}

export const VALUES: Value[] = [
  {
    name: 'Thoughtfulness',
    text: 'A gift says “I was listening.” Everything here helps you to listen now and remember later.',
  },
  {
    name: 'Simplicity',
    text: 'Saving an idea is one tap. Whatever needs a manual does not belong in a gift drawer.',
  },
  {
    name: 'Connection',
    text: 'The list is about a person, not about products. That is why people have pages here, and shops do not.',
  },
  {
    name: 'Joy',
    text: 'Looking for something good for somebody you like is a pleasure. We try not to spoil it with hurry or noise.',
  },
  {
    name: 'Trust',
    text: 'A private list is yours until you share it, what you note about others stays yours, and links that pay us say so.',
  },
  {
    name: 'Innovation',
    text: 'We read the research, try things, and keep what makes giving easier. New is not a reason by itself.',
  },
];

export const CONTACT_SUBJECT = 'Hello from the Tuckaway about page';
