import { addons } from 'storybook/manager-api';
import { brandIn } from './brand';
import { inGroups } from './sidebar';

// The sidebar reads its index in this window alone; stories and tests read their own.
const { fetch } = window;
window.fetch = async (...asked) => {
  const answer = await fetch(...asked);
  const [address] = asked;
  const url = address instanceof Request ? address.url : String(address);
  if (!answer.ok || !/(^|\/)index\.json(\?|$)/.test(url)) return answer;
  return Response.json(inGroups(await answer.json()));
};

// Dark, as the product is first of all.
addons.setConfig({
  theme: brandIn('dark'),
  // What else it is called is for the search; the tree has room for the name.
  sidebar: { renderLabel: ({ name, type }) => (type === 'component' ? name.replace(/ \(.*\)$/, '') : name) },
});
