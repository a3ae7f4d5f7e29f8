/** The modules of `src` in folders, without what only Storybook knows of them: stories, guides and samples. */
const sources = (folders: string) =>
  new RegExp(`/src/(${folders})(?!.*\\.(stories|guide)\\.tsx$).*\\.(tsx?|css)(\\.vanilla\\.css)?(\\?.*)?$`);

/** Areas that are little each, and that the shell shows together. */
const little = ['admin', 'home', 'invitations', 'notifications', 'work'];

/** The file that an area's modules go into: its own, as it is named, where it is not little. */
function areaOf(id: string) {
  const area = sources('features/[^/]+/').exec(id)?.[1]?.split('/')[1];
  return area && little.includes(area) ? 'little' : (area ?? null);
}

/**
 * What goes into one file of the built Storybook: with a file for each small module a page of prose asked for 90 to 190.
 * The first that names a module takes it, with all that it imports: what every frame starts with, and what draws; icons;
 * what most stories are drawn with, and the rest of the design system; charts; what areas are made of; the inspector;
 * each area; the shell around them; what pages of prose are made of, which no story loads.
 */
export const groups = [
  { name: 'frame', tags: ['$initial' as const] },
  { name: 'ground', test: /node_modules\/(react-dom|scheduler)\/|\/src\/ui\/theme\// },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'basics', test: sources('ui/'), minShareCount: 60 },
  { name: 'ui', test: sources('ui/(?!\\w*(Chart|Sparkline)/|charts|foundations|patterns)') },
  { name: 'charts', test: sources('ui/\\w*(Chart|Sparkline)/') },
  { name: 'kit', test: sources('domain/|machines/|features/(kernel|kit)/') },
  { name: 'inspector', test: sources('inspector/(?!zoo|dev/hosted)') },
  { name: areaOf, debugName: 'area' },
  { name: 'app', test: sources('app/') },
  { name: 'prose', test: /@storybook\/addon-docs\/|\.storybook\/(DocsFrame|GuidePage|SeenStory)/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
