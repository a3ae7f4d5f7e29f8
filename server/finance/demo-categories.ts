const known: [RegExp, string][] = [
  [/^Folha/, 'Salários'],
  [/^Aluguel/, 'Aluguel e condomínio'],
  [/^Internet/, 'Internet e telefone'],
  [/^Energia/, 'Energia e água'],
  [/^Simples/, 'Simples Nacional'],
  [/contabilidade$/, 'Contabilidade'],
  [/^(Sensores|Controlador)/, 'Materiais'],
  [/^Assinaturas/, 'Softwares e assinaturas'],
  [/^Passagens/, 'Viagens e estadias'],
  [/^Combustível/, 'Combustível e pedágios'],
  [/^Correios/, 'Material de escritório'],
  [/^(Contrato|Suporte)/, 'Manutenção e suporte'],
  [/^Consultoria/, 'Serviços de terceiros'],
  [/^Curso/, 'Treinamento'],
  [/^Rendimento/, 'Rendimentos de aplicações'],
  [/^Seguro/, 'Seguros'],
  [/^(Célula|Modernização|Automação|Painel|Telemetria)/, 'Projetos de automação'],
];

/** Which category something in the book is of; nothing where that has not been said yet. */
export const categoryOf = (description: string): string | undefined =>
  known.find(([pattern]) => pattern.test(description))?.[1];
