import { addons } from 'storybook/manager-api';
import { addBothThemes } from './both-themes';
import { brandIn } from './brand';
import { inGroups, withoutAliases } from './sidebar';

declare global {
  /** Asked by `manager-head.html`. */
  var toSidebar: typeof inGroups | undefined;
}

// The sidebar alone has groups: what draws the stories, and what tests them, knows their titles as they are.
globalThis.toSidebar = inGroups;

addBothThemes();

// Dark, as the product is first of all.
addons.setConfig({
  theme: brandIn('dark'),
  // What else it is called is for the search; the tree has room for the name.
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : withoutAliases(name)) },
});
