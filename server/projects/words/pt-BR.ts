import { roleNames } from '../../http/words/roles.ts';

const projectIs: Record<string, string> = {
  planning: 'em planejamento',
  active: 'em andamento',
  on_hold: 'em espera',
  completed: 'concluído',
  cancelled: 'cancelado',
};
const projectBecomes: Record<string, string> = {
  planning: 'voltar ao planejamento',
  active: 'voltar a ficar em andamento',
  on_hold: 'ser colocado em espera',
  completed: 'ser concluído',
  cancelled: 'ser cancelado',
};
const stepIs: Record<string, string> = {
  backlog: 'a planejar',
  todo: 'a fazer',
  in_progress: 'em andamento',
  blocked: 'bloqueada',
  done: 'concluída',
  cancelled: 'cancelada',
};
const stepBecomes: Record<string, string> = {
  backlog: 'voltar para “a planejar”',
  todo: 'voltar para “a fazer”',
  in_progress: 'ser colocada em andamento',
  blocked: 'ser bloqueada',
  done: 'ser concluída',
  cancelled: 'ser cancelada',
};
const limited: Record<string, string> = {
  projects: 'projetos criados por pessoa',
  steps: 'etapas por projeto',
  subStepsOfStep: 'subetapas por etapa',
  subSteps: 'subetapas por projeto',
  members: 'membros por projeto',
  tags: 'etiquetas por projeto',
};

/** What projects say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  missingRole: (role: string) =>
    `Seu papel neste projeto não permite isto. É preciso ser ${roleNames['pt-BR'][role] ?? role}.`,
  projectCannot: (from: string, to: string) =>
    `Um projeto ${projectIs[from] ?? from} não pode ${projectBecomes[to] ?? to}.`,
  stepCannot: (from: string, to: string) => `Uma etapa ${stepIs[from] ?? from} não pode ${stepBecomes[to] ?? to}.`,
  lastOwner: 'O projeto precisa de ao menos um responsável. Passe esse papel a outra pessoa antes.',
  limitReached: (what: string, most: number) =>
    `O limite é de ${most.toLocaleString('pt-BR')} ${limited[what] ?? what}.`,
  notYourUnit: 'A unidade precisa ser uma das suas.',
  startsAfterDue: 'O início não pode ser depois do prazo.',
  notAStepHere: 'A etapa de que esta depende precisa ser do mesmo projeto.',
  circle: (names: readonly string[]) => `Assim as etapas esperariam umas pelas outras: ${names.join(' → ')}.`,
  notBlocked: 'Só uma etapa bloqueada tem um motivo de bloqueio.',
  notAMember: 'A pessoa encarregada precisa ser membro do projeto.',
  missing: {
    project: 'Projeto não encontrado',
    step: 'Etapa não encontrada',
    subStep: 'Subetapa não encontrada',
    member: 'Membro não encontrado',
  },
  fields: {
    dead_line: 'O prazo',
    due_date: 'O prazo',
    start_date: 'O início',
    assignee_id: 'A pessoa encarregada',
    blocked_reason: 'O motivo do bloqueio',
    depends_on: 'A dependência',
    tags: 'As etiquetas',
    priority: 'A prioridade',
    position: 'A posição',
  } as Record<string, string>,
};
