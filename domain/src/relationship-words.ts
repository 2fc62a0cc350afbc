interface RelationshipWords {
  /** Words that name the relationship, in contacts and in names. */
  names: string;
  /** Words that suggest it in a name and are no proof in a file of contacts: pet names, titles, short forms. */
  hints?: string;
}

/** Words for each relationship, by the slug of its category. */
export const RELATIONSHIP_WORDS: Record<string, RelationshipWords> = {
  grandparents: {
    names: 'grandparents grandparent grandma grandmother granny grandpa grandfather granddad',
    hints: 'nana oma opa gran gramps',
  },
  parents: {
    names: 'parents parent mom mum mommy mother mama dad daddy father papa',
    hints: 'pop ma pa',
  },
  partner: {
    names: 'partner wife husband spouse girlfriend boyfriend fiance fiancee',
    hints: 'hubby honey darling love',
  },
  family: { names: 'family sister brother sibling son daughter', hints: 'sis bro' },
  relatives: { names: 'relatives relative aunt uncle cousin niece nephew', hints: 'auntie' },
  coworkers: { names: 'coworkers coworker colleagues colleague boss' },
  teachers: { names: 'teachers teacher', hints: 'coach professor prof' },
  acquaintance: { names: 'acquaintance acquaintances neighbor neighbors neighbour' },
  friends: { names: 'friends friend' },
};
