import type { z } from 'zod';
import { AuthorFields, postFieldsIn, TagFields, type PostFields } from './blog.schema.ts';
import { ContentError, type ContentFault } from '../content-error.ts';
import { parseMarkdownFile, type MarkdownFile } from '../markdown-file.ts';
import { findMarkdownFaults, type MarkdownFault } from '../text/markdown-check.ts';

/** Sources by the name of their file. */
export type Sources = Record<string, string>;

export interface BlogSources {
  posts: Sources;
  authors: Sources;
  tags: Sources;
}

interface BlogFiles {
  posts: MarkdownFile<PostFields>[];
  authors: MarkdownFile<AuthorFields>[];
  tags: MarkdownFile<TagFields>[];
}

/** Reads and checks all files, and throws the faults of all in one error. */
export function readBlogFiles(sources: BlogSources): BlogFiles {
  const faults: ContentFault[] = [];
  const read = <Schema extends z.ZodType>(
    files: Sources,
    schemaOf: (file: string) => Schema,
    checkBody?: (body: string) => MarkdownFault[],
  ) =>
    Object.entries(files).flatMap(([file, text]) => {
      try {
        return [parseMarkdownFile(file, text, schemaOf(file), checkBody)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(...error.faults);
        return [];
      }
    });
  const files = {
    posts: read(sources.posts, postFieldsIn, findMarkdownFaults),
    authors: read(sources.authors, () => AuthorFields),
    tags: read(sources.tags, () => TagFields),
  };
  if (faults.length > 0) throw new ContentError(faults);
  return files;
}
