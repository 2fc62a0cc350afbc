/** Words in names that suggest a relationship, by its slug. */
const WORDS: readonly [slug: string, words: readonly string[]][] = [
  [
    'grandparents',
    ['grandma', 'grandpa', 'granny', 'grandmother', 'grandfather', 'nana', 'oma', 'opa', 'gran', 'gramps'],
  ],
  ['parents', ['mom', 'mum', 'mama', 'mommy', 'mother', 'dad', 'papa', 'daddy', 'father', 'pop', 'ma', 'pa']],
  ['partner', ['wife', 'husband', 'hubby', 'honey', 'darling', 'love']],
  ['family', ['sister', 'brother', 'sis', 'bro', 'son', 'daughter']],
  ['relatives', ['aunt', 'auntie', 'uncle', 'cousin', 'niece', 'nephew']],
  ['coworkers', ['boss', 'coworker', 'colleague']],
  ['teachers', ['teacher', 'coach', 'professor', 'prof']],
  ['acquaintance', ['neighbor', 'neighbour']],
];

/** 'parents' for Mom, 'relatives' for Aunt May; undefined for most names. */
export function guessRelationship(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  return WORDS.find(([, synonyms]) => synonyms.some((word) => words.includes(word)))?.[0];
}
