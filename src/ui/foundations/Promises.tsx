// Of all guides their promises alone: with what they show each would be a file of its own.
const promised = Object.entries(
  import.meta.glob<string[]>('../*/*.guide.tsx', { query: '?promises', import: 'default', eager: true }),
)
  .map(([path, promises]) => [path.split('/').at(-2) ?? '', promises] as const)
  .sort(([a], [b]) => a.localeCompare(b));

/** The promises of all components, from their own pages. */
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
