import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brandIn } from './brand';
import { inGroups } from './sidebar';

// The sidebar alone has groups: what draws the stories, and what tests them, knows their titles as they are. By the time
// the first story stands, the index that the sidebar began with is there, and gives way.
addons.register('trama/groups', (api) => {
  api.once(CURRENT_STORY_WAS_SET, async () => {
    const answer = await fetch('./index.json');
    if (answer.ok) await api.setIndex(inGroups(await answer.json()));
  });
});

// Dark, as the product is first of all.
addons.setConfig({
  theme: brandIn('dark'),
  // What else it is called is for the search; the tree has room for the name.
  sidebar: { renderLabel: ({ name, type }) => (type === 'component' ? name.replace(/ \(.*\)$/, '') : name) },
});
