import type { Guide } from './guide';

const guides = Object.entries(import.meta.glob<{ guide: Guide }>('../*/*.guide.tsx', { eager: true }))
  .map(([path, { guide }]) => [path.split('/').at(-2) ?? '', guide] as const)
  .sort(([a], [b]) => a.localeCompare(b));

/** The promises of all components, from their own pages. */
export function Promises() {
  return guides.map(([name, { promises }]) => (
    <section key={name}>
      <h3>{name}</h3>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  ));
}
