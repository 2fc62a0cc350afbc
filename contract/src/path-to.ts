/** Names of the parameters of a path: 'token' | 'gift' of '/s/:token/pictures/:gift'. */
export type ParamNames<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The path of a call or document with its parameters filled in. */
export const pathTo = <Path extends string>(
  path: Path,
  params: Readonly<Record<ParamNames<Path>, string | number>>,
): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string | number>>)[name]!),
  );
