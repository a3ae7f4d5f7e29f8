// Imports only the promises of the guides, because a whole guide would become a chunk of its own.
const promised = Object.entries(
  import.meta.glob<string[]>('../*/*.guide.tsx', { query: '?promises', import: 'default', eager: true }),
)
  .map(([path, promises]) => [path.split('/').at(-2) ?? '', promises] as const)
  .sort(([a], [b]) => a.localeCompare(b));

/** The accessibility promises of all components, from their guides. */
export function Promises() {
  return promised.map(([name, promises]) => (
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
