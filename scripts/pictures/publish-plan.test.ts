import { describe, expect, it } from 'vitest';
import { planPublishing, type RecipeState } from './publish-plan.ts';

const mug: RecipeState = {
  id: 'gifts/mug',
  recipe: 'r1',
  key: 'k1',
  files: ['mug-320.webp', 'mug-512.webp'],
};
const rendered = { ...mug, scene: 's1', render: '/cache/s1.png' };
const noted = new Map([['gifts/mug', { recipe: 'r1', key: 'k1', scene: 's1' }]]);
const files = new Set(mug.files);

describe('planPublishing', () => {
  it('encodes what is rendered and not published', () => {
    const plan = planPublishing([rendered], new Map(), new Set());
    expect(plan).toEqual({ encode: [rendered], published: noted, missing: [], stale: [] });
  });

  it('counts a recipe that was never rendered as missing', () => {
    const plan = planPublishing([mug], new Map(), new Set());
    expect(plan).toEqual({ encode: [], published: new Map(), missing: ['gifts/mug'], stale: [] });
  });

  it('needs no cache for what is published and unchanged', () => {
    const plan = planPublishing([mug], noted, files);
    expect(plan).toEqual({ encode: [], published: noted, missing: [], stale: [] });
  });

  it('notes new code that gives the same scene, and encodes nothing', () => {
    const plan = planPublishing([{ ...mug, key: 'k2', scene: 's1' }], noted, files);
    expect(plan.encode).toEqual([]);
    expect(plan.published.get('gifts/mug')).toEqual({ recipe: 'r1', key: 'k2', scene: 's1' });
    expect(plan.stale).toEqual([]);
  });

  it('keeps a picture whose recipe changed until the new one is rendered, and counts it as stale', () => {
    const changed = { ...mug, recipe: 'r2', key: 'k2' };
    expect(planPublishing([changed], noted, files)).toEqual({
      encode: [],
      published: noted,
      missing: [],
      stale: ['gifts/mug'],
    });
    const drawn = { ...changed, scene: 's2', render: '/cache/s2.png' };
    const plan = planPublishing([drawn], noted, files);
    expect(plan.encode).toEqual([drawn]);
    expect(plan.published.get('gifts/mug')).toEqual({ recipe: 'r2', key: 'k2', scene: 's2' });
  });

  it('encodes again when a file is missing, and cannot without a render', () => {
    const some = new Set(mug.files.slice(1));
    expect(planPublishing([rendered], noted, some).encode).toEqual([rendered]);
    expect(planPublishing([mug], noted, some)).toEqual({
      encode: [],
      published: new Map(),
      missing: [],
      stale: ['gifts/mug'],
    });
  });

  it('encodes everything anew where that is asked for', () => {
    expect(planPublishing([rendered], noted, files, true).encode).toEqual([rendered]);
    expect(planPublishing([mug], noted, files, true).published).toEqual(noted);
  });

  it('removes unused pictures', () => {
    expect(planPublishing([], noted, files).published).toEqual(new Map());
  });
});
