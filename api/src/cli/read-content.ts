import { ContentError } from '@tuckaway/content/content-error';

/** Reads the content. Faults are printed as `file:line: message` and end the program. */
export async function readContent<Content>(read: () => Content | Promise<Content>): Promise<Content> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
