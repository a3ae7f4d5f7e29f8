import { newId } from '../../kernel/ids.ts';
import type { Row } from '../../kernel/store/tables.ts';
import { categoryKeys } from './queries.ts';

/** What a Brazilian service company usually keeps apart, by type: each with those below it. */
const plan = {
  income: {
    Vendas: 'Projetos de automação, Manutenção e suporte, Peças e componentes',
    'Receitas financeiras': 'Rendimentos de aplicações, Juros recebidos',
    'Outras receitas': '',
  },
  expense: {
    Pessoal: 'Salários, Pró-labore, Encargos e benefícios, Treinamento',
    'Custos dos projetos': 'Materiais, Serviços de terceiros, Viagens e estadias',
    Ocupação: 'Aluguel e condomínio, Energia e água, Seguros',
    Administrativo: 'Internet e telefone, Softwares e assinaturas, Material de escritório, Contabilidade',
    'Marketing e vendas': 'Publicidade, Comissões',
    Veículos: 'Combustível e pedágios',
    'Impostos e taxas': 'Simples Nacional, Outros tributos',
    'Despesas financeiras': 'Tarifas bancárias, Juros pagos',
  },
  cost_center: { Administração: '', Engenharia: '', Comercial: '', Campo: 'Instalação, Assistência técnica' },
} satisfies Record<Row<'categories'>['type'], Record<string, string>>;

type Category = Pick<Row<'categories'>, 'id' | 'type' | 'name' | 'name_key' | 'parent_id'>;

/** Those of the plan that are not among these yet, each below the one that it belongs to. */
export function missingCategories(there: readonly Omit<Category, 'name'>[]): Category[] {
  const missing: Category[] = [];
  const take = (type: Category['type'], name: string, parent_id: string | null) => {
    const keys = categoryKeys({ name });
    const known = there.find((each) => each.type === type && each.name_key === keys.name_key);
    if (known) return known;
    const row = { id: newId(), type, name, parent_id, ...keys };
    missing.push(row);
    return row;
  };
  for (const type of Object.keys(plan) as Category['type'][])
    for (const [name, below] of Object.entries(plan[type])) {
      const root = take(type, name, null);
      // One that stands below another takes none below itself: they stand beside it.
      for (const child of below.split(', ').filter(Boolean)) take(type, child, root.parent_id ?? root.id);
    }
  return missing;
}
