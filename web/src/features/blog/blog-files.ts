import { ContentError, type ContentFault } from '../../lib/content/content-error.ts';
import {
  findMissingFields,
  parseContentFile,
  type ContentFile,
  type ContentKind,
} from '../../lib/content/front-matter.ts';
import { findMarkdownFaults } from '../../lib/content/markdown-check.ts';

/** Sources by the name of their file. */
export type Sources = Record<string, string>;

export interface BlogSources {
  posts: Sources;
  authors: Sources;
  tags: Sources;
}

export interface BlogFiles {
  posts: ContentFile[];
  authors: ContentFile[];
  tags: ContentFile[];
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Reads and checks everything before it complains, so that one look shows every fault. */
export function readBlogFiles(sources: BlogSources): BlogFiles {
  const faults: ContentFault[] = [];
  const read = (kind: ContentKind, files: Sources) =>
    Object.entries(files).flatMap(([file, source]) => {
      const parsed = parseOrNote(file, source, faults);
      if (!parsed) return [];
      faults.push(...findMissingFields(parsed, kind), ...(kind === 'post' ? findPostFaults(parsed) : []));
      return [parsed];
    });
  const files = {
    posts: read('post', sources.posts),
    authors: read('author', sources.authors),
    tags: read('tag', sources.tags),
  };
  if (faults.length > 0) throw new ContentError(faults);
  return files;
}

function parseOrNote(file: string, source: string, faults: ContentFault[]): ContentFile | undefined {
  try {
    return parseContentFile(file, source);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

function findPostFaults({ file, fields, body, bodyLine }: ContentFile): ContentFault[] {
  const faults = findMarkdownFaults(body).map(({ line, message }) => ({
    file,
    line: line + bodyLine - 1,
    message,
  }));
  const { slug, publishedAt } = fields;
  if (slug && !file.endsWith(`/${String(slug)}.md`)) {
    faults.push({ file, line: 1, message: `The file of this post must be named ${String(slug)}.md` });
  }
  if (publishedAt && !DAY.test(String(publishedAt))) {
    faults.push({ file, line: 1, message: 'publishedAt must be a day such as 2025-05-12' });
  }
  return faults;
}
