/** Categories by type: each with those below it. */
export const demoCategories = {
  income: {
    Vendas: 'Projetos de automação, Manutenção e suporte, Peças e componentes',
    'Receitas financeiras': 'Rendimentos de aplicações, Juros recebidos',
    'Outras receitas': '',
  },
  expense: {
    Pessoal: 'Salários, Encargos e benefícios, Treinamento',
    'Custos dos projetos': 'Materiais, Serviços de terceiros, Viagens e estadias',
    Ocupação: 'Aluguel e condomínio, Energia e água, Seguros',
    Administrativo: 'Internet e telefone, Softwares e assinaturas, Material de escritório, Contabilidade',
    Veículos: 'Combustível e pedágios',
    'Impostos e taxas': 'Simples Nacional, Outros tributos',
    'Despesas financeiras': 'Tarifas bancárias, Juros pagos',
  },
  cost_center: { Administração: '', Engenharia: '', Comercial: '', Campo: 'Instalação, Assistência técnica' },
} satisfies Record<string, Record<string, string>>;

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
