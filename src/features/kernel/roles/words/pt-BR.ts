export default {
  role: {
    owner: 'Responsável pelo projeto',
    manager: 'Gestor',
    contributor: 'Colaborador',
    checker: 'Executor',
    viewer: 'Leitor',
    member: 'Membro',
    admin: 'Administrador',
  },
  may: {
    owner: 'Faz tudo no projeto: exclui, escolhe outros responsáveis e o torna modelo.',
    manager: 'Altera o projeto, as etapas e quem participa, menos os responsáveis.',
    contributor: 'Cria, altera, move e exclui etapas e subetapas, e comenta.',
    checker: 'Marca subetapas como feitas, sem alterar mais nada.',
    viewer: 'Vê tudo do projeto, sem alterar nada.',
    member: 'Participa da unidade e vê o que é dela.',
    admin: 'Participa da unidade e convida outras pessoas para ela.',
  },
  invitation: {
    pending: 'Pendente',
    accepted: 'Aceito',
    rejected: 'Recusado',
    expired: 'Expirado',
    cancelled: 'Cancelado',
  },
} as const;
