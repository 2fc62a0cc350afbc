import { stem } from '../text/stem.ts';
import { DUNGEONS_AND_DRAGONS, THOUSANDS_COMMA } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { SourceText } from './source-text.ts';

/** Phrases with 'no' or 'not' that are not refusals, with their replacements. */
const HARMLESS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:wants?|needs?) nothing|doesnt (?:want|need) (?:anything|a thing)|dont (?:want|need) anything|(?:wants?|needs?) for nothing)\b/g,
    ' has everything ',
  ],
  [
    /\b(?:not|nothing|isnt|nor) (?:too |that |very |so |super |crazy |wildly |insanely |overly |ridiculously |terribly |really )*(?:expensive|pricey|costly)\b/g,
    ' inexpensive ',
  ],
  [
    /\b(?:not|nothing) (?:too |that |very |so |super )?(?:fancy|big|much|serious|long|far|old|crazy)\b/g,
    ' , ',
  ],
  [
    /\b(?:no (?:idea|clue|reason|budget|limit|worries|matter|longer|pressure|preference)|not sure|dont know|havent (?:a clue|seen \w+|got)|do not know|cant (?:think|decide|find))(?: (?:what|how|of|in years|anything|a thing))*(?: to)?(?: (?:get|buy|give))?\b/g,
    ' , ',
  ],
  [
    /\b(?:(?:dont|doesnt|does not|wont|not) take up|takes? up no|no|without taking up)(?: (?:much|any|a lot of|too much))? (?:space|room)\b/g,
    ' clutter free ',
  ],
  [
    /\b(?:(?:scared|afraid|terrified) of|(?:bad|hopeless|not good|no good|struggles) (?:with|at)|doesnt (?:get|understand)) (?:technology|tech|computers?|gadgets|phones|smartphones)\b/g,
    ' not tech savvy ',
  ],
  [/\bknows? nothing about\b/g, ' '],
  [/\b(?:has |with )?no (?:real )?(?:hobbies|interests)\b/g, ' has everything '],
  [/\b(?:hates|dislikes|complains about) (?:everything|all gifts|presents)\b/g, ' has everything '],
  [
    /\b(?:drinks |eats |has )?(?:way |far )?too much (?:coffee|tea|wine|beer|sugar|chocolate|work|stress)\b/g,
    ' , ',
  ],
  [/\b(?:not (?:just|only)|why not|nothing in particular|no one|if not)\b/g, ' , '],
];

/** Brings a query into the form that everything else reads: contractions, signs, emoji, 'X-free' and 'non-X'. */
export function rewritten(source: SourceText, { emoji, negation }: Vocabulary): SourceText {
  const refusing = ([all, word]: RegExpExecArray) =>
    negation.harmless.has(word!) ? all : ` without ${word} , `;
  return source
    .replace(/\p{Extended_Pictographic}/gu, ([sign]) => ` ${emoji.get(sign) ?? ''} `)
    .replace(DUNGEONS_AND_DRAGONS, () => 'dnd')
    .replace(THOUSANDS_COMMA, () => '')
    .replace(/&/g, () => ' and ')
    .replace(
      /\b(do|does|did|is|are|was|were|ca|can|wo|would|should|could|ai|have|has)n'?t\b/g,
      ([, verb]) => `${verb}nt`,
    )
    .replace(/\bcan(?:not| not)\b/g, () => 'cant')
    .replace(/\b(?:is|are|was) not\b/g, () => 'isnt')
    .replace(/\b(do|does) not\b/g, ([, verb]) => `${verb}nt`)
    .replace(/\bw\/o\b/g, () => 'without ')
    .replace(/\bw\//g, () => 'with ')
    .replace(/\by\/o\b/g, () => 'yo')
    .replace(/\b([a-z]+)[- ]free\b/g, refusing)
    .replace(/\bnon[- ]?alcoholic\b/g, () => ' without alcohol , ')
    .replace(/\bnon[- ]([a-z]+)\b/g, refusing);
}

const SOMEBODY =
  '(?:family|folks|kids|grandkids|grandchildren|daughter|son|sister|brother|mom|mum|mother|dad|father|parents|friends?|children|girlfriend|boyfriend|husband|wife)';
/** Phrases that tell a situation: 'fed our cats', 'misses the grandkids', 'got sober'. */
const SITUATION_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fed|feeds|watch(?:es|ed)|walk(?:s|ed)|water(?:s|ed)|minds|minded|mow(?:s|ed)|shovel(?:s|ed)|(?:look(?:s|ed)|took care|takes care) (?:after|of)|for (?:feeding|watching|walking|watering|minding|(?:looking|taking care) (?:after|of))) (?:our|my|the) [a-z]+\b/g,
    ' thank you ',
  ],
  [/\b(?:(?:just )?got sober|sober|sobriety|teetotal(?:er)?)\b/g, ' without alcohol '],
  [
    /\bfrom (?:an? |the |my |our |his |her |their |two |three )?(?:little |small )?(?:toddlers?|kids?|children|baby|sons?|daughters?|grandkids|grandchildren|grandson|granddaughter|proud aunt|proud uncle)\b/g,
    ' , ',
  ],
  [
    /\b(?:with|has|have|and) (?:her |his |their )?(?:a|one|two|three|four|\d) (?:small |young |little )?(?:kids?|child|children|boys|girls|toddlers?|teens|teenagers)\b/g,
    ' , ',
  ],
  [new RegExp(`\\bmiss(?:es|ing)? (?:her|his|the|their|our|my) ${SOMEBODY}\\b`, 'g'), ' long distance '],
];

export const withSituations = (source: SourceText): SourceText =>
  SITUATION_PHRASES.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, () => replacement),
    source,
  );

/** 'No idea what to get', 'wants nothing'. Runs after the amounts, which take 'nothing over 50'. */
export const withoutHarmlessNegatives = (source: SourceText): SourceText =>
  HARMLESS.reduce((text, [pattern, replacement]) => text.replace(pattern, () => replacement), source);

/** Translates everyday gift words, where the query looks like another language. */
export function translated(source: SourceText, { foreign, english }: Vocabulary): SourceText {
  const words = source.text.match(/[a-z]+/g) ?? [];
  const isEnglish = (word: string) => english.has(stem(word));
  const languages = foreign
    .map((language) => ({ language, hits: words.filter((word) => language.has(word)) }))
    .filter(
      ({ language, hits }) =>
        hits.some((word) => language.get(word) === 'gift') ||
        (hits.length >= 2 && hits.length >= words.length / 2 && hits.some((word) => !isEnglish(word))),
    )
    .toSorted((one, other) => other.hits.length - one.hits.length);
  const [best] = languages;
  if (!best) return source;
  const phrases = [...best.language.keys()].filter((key) => /[ -]/.test(key));
  const whole =
    phrases.length > 0
      ? source.replace(
          new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g'),
          ([one]) => best.language.get(one) ?? one,
        )
      : source;
  return whole.replace(/[a-z]+/g, ([word]) => best.language.get(word) ?? word);
}
