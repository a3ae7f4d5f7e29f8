export default {
  act: 'Ver como',
  actOf: 'Ver como {name}',
  title: 'Ver a Trama como {name}',
  reads:
    '{kind, select, role {Você vê o que veria se tivesse só este papel, com os seus projetos e unidades. Nada pode ser alterado.} other {Você vê o que esta pessoa vê, sem o que é só dela: conta, sessões e pedidos. Nada pode ser alterado.}}',
  lasts: 'A visão dura dez minutos, só nesta aba. Dá para sair a qualquer momento.',
  told: 'O começo e o fim ficam na auditoria.',
  begin: 'Começar a ver',
  bar: 'Visão de outra pessoa ou papel',
  seeing: '{kind, select, role {Vendo como o papel {name}} other {Vendo como {name}}}',
  readOnly: 'Só leitura: os botões que alteram ficam escondidos.',
  left: 'Termina em {time}.',
  leave: 'Sair da visão',
} as const;
