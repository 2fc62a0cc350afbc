import { rolldown } from 'rolldown';

/** A classic script of a source file and its imports. With `name`, the exports are in a variable of that name. */
export async function bundleScript(source, name) {
  const bundle = await rolldown({ input: source, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', minify: true, name });
  return output[0].code;
}
