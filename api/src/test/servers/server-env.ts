/** Base environment of a server process in a test: programs are found, compiled code is reused, no setting leaks in. */
export function serverEnv(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
