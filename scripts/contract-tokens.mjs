const methods = ['get', 'post', 'put', 'patch', 'delete'];

const list = (name, says, paths) =>
  `/** ${says} */\nexport const ${name}: ReadonlySet<string> = new Set([\n${[...new Set(paths)]
    .sort()
    .map((path) => `  '${path}',\n`)
    .join('')}]);\n`;

/** The text of a module that says which calls need no bearer token, and which may go without one. */
export function tokensOf({ paths }) {
  const security = Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]?.security).map((method) => [path, item[method].security]),
  );
  const pathsWhere = (holds) => security.filter(([, all]) => holds(all)).map(([path]) => path);
  return [
    '// Made by `npm run contract`.\n',
    list(
      'withoutToken',
      'Paths whose calls need no bearer token.',
      pathsWhere((all) => all.length === 0),
    ),
    list(
      'withOrWithoutToken',
      'Paths whose calls may go without a bearer token.',
      pathsWhere((all) => all.some((one) => Object.keys(one).length === 0)),
    ),
  ].join('\n');
}
