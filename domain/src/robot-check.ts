// Page titles that shops send to a suspected robot instead of a product's name.
const PHRASES = [
  'access (to this page )?(has been |is )?(denied|blocked|forbidden)',
  '(403|error 403)?( |:|-)*forbidden',
  'are you (a )?(human|robot)',
  'attention required',
  'bot (check|detection|verification)',
  '(re)?captcha( check| required| challenge)?',
  'checking your browser( before accessing)?',
  'ddos-guard',
  'enter the characters you see( below)?',
  'error: the request could not be satisfied',
  'human (check|verification)',
  'just a moment',
  'one moment,? please',
  'pardon our interruption',
  'please (confirm|prove|verify) (that )?you are (a human|human|not a robot)',
  'please wait( while we verify)?',
  'request (blocked|denied|unsuccessful)',
  'robot check',
  'robot or human',
  'security (check|challenge|verification)',
  'sorry, you have been blocked',
  'unusual traffic( detected)?',
  'verif(y|ying) (that )?you are (a human|human|not a robot)',
  'verify your identity',
  'you have been blocked',
  'acceso denegado',
  'accès refusé',
  'accesso negato',
  'toegang geweigerd',
  'zugriff verweigert',
  'un instant',
  'un momento',
  'einen moment( bitte)?',
];
// The phrase alone, or with the shop's name beside it.
const ROBOT_CHECK = new RegExp(`^([^|–—]{1,40} [|–—-] )?(${PHRASES.join('|')})[.!?…]*( [|–—-] .*)?$`, 'iu');

/** Whether a page's title belongs to a check against robots and not to a product. */
export const isRobotCheck = (title: string) => ROBOT_CHECK.test(title);
