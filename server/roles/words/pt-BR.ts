const people = (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'pessoa' : 'pessoas'}`;
const inRoles = (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'papel' : 'papéis'}`;

/** What roles and permissions say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  notHeld: (code: string) => `Você só pode dar ou tirar permissões que também tem: falta ${code}.`,
  viewNotHeld: (code: string) =>
    `Para ver como outra pessoa ou papel, é preciso ter tudo o que se veria. Falta a permissão ${code}.`,
  viewOwn: 'Você já está vendo a Trama com a sua própria conta.',
  unknownGrant: 'Usuário ou papel não encontrado',
  unknownPermission: (code: string) => `A permissão ${code} não existe.`,
  lastAdministrator: 'A Trama precisa de ao menos uma pessoa administradora. Dê esse papel a outra pessoa antes.',
  roleCodeTaken: 'Já existe um papel com este código.',
  permissionCodeTaken: 'Já existe uma permissão com este código.',
  roleInUse: (count: number) =>
    `Usado por ${people(count)}. ${count === 1 ? 'Tire o papel dela' : 'Tire o papel delas'} antes de excluir.`,
  permissionInUse: (count: number) => `Usada em ${inRoles(count)}. Tire a permissão antes de excluir.`,
  roleProtected: 'Este papel faz parte da Trama: código e nome ficam como estão, e ele não pode ser excluído.',
  adminProtected: 'O papel de administração tem sempre todas as permissões.',
  permissionProtected: 'Esta permissão faz parte da Trama e fica como está.',
  tooManyRoles: (most: number) => `O limite é de ${most} papéis. Exclua um antes.`,
  tooManyPermissions: (most: number) => `O limite é de ${most} permissões próprias. Exclua uma antes.`,
  missing: { person: 'Pessoa não encontrada', role: 'Papel não encontrado', permission: 'Permissão não encontrada' },
  fields: {
    permissions: 'A lista de permissões',
    userId: 'A pessoa',
    roles: 'A lista de papéis',
    id: 'O identificador',
  } as Record<string, string>,
};
