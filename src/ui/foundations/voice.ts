/** Good and bad wording of the same message in both languages, with the reason. */
export const voice: { on: string; do: [pt: string, en: string]; dont: [pt: string, en: string]; because: string }[] = [
  {
    on: 'A button',
    do: ['Criar projeto', 'Create project'],
    dont: ['Enviar', 'Submit'],
    because: 'It says the act.',
  },
  {
    on: 'An error of ours',
    do: [
      'Não deu para salvar. O que você escreveu continua aqui; tente de novo.',
      'This could not be saved. What you wrote is still here; try again.',
    ],
    dont: ['Ops! Algo deu errado :(', 'Oops! Something went wrong :('],
    because: 'What happened, what was kept, what to do.',
  },
  {
    on: 'An error of theirs',
    do: ['15/11 é domingo. Escolha um dia útil.', 'November 15 is a Sunday. Choose a working day.'],
    dont: ['Data inválida.', 'Invalid date.'],
    because: 'The reason, and the way out.',
  },
  {
    on: 'Nothing yet',
    do: ['Nenhum lançamento em novembro. Registre o primeiro.', 'No entries in November. Add the first one.'],
    dont: ['Lista vazia', 'Empty list'],
    because: 'It names the first act.',
  },
  {
    on: 'Nothing matches',
    do: ['O filtro “Atrasados” esconde 12 projetos.', 'The filter “Late” hides 12 projects.'],
    dont: ['Nenhum resultado encontrado!', 'No results found!'],
    because: 'It says which filter hides how many.',
  },
  {
    on: 'No permission',
    do: [
      'Você não vê Finanças. Peça “finance.view” a Helena.',
      'You cannot see Finance. Ask Helena for “finance.view”.',
    ],
    dont: ['Acesso negado', 'Access denied'],
    because: 'What is missing, and whom to ask.',
  },
  {
    on: 'What cannot be undone',
    do: ['Excluir “Forno 3” e suas 4 etapas', 'Delete “Forno 3” and its 4 steps'],
    dont: ['Tem certeza?', 'Are you sure?'],
    because: 'It says what will be gone.',
  },
  {
    on: 'Success',
    do: ['Projeto criado', 'Project created'],
    dont: ['Seu projeto foi criado com sucesso!', 'Your project was successfully created!'],
    because: 'Short, without applause.',
  },
];
