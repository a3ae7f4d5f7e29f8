export default {
  project: 'Esteira de inspeção por câmera',
  other: 'Telemetria das câmaras frias',
  active: 'Em andamento',
  progress: '{done, number} de {total, number} subetapas',
  steps: 'Etapas',
  column: { name: 'Etapa', status: 'Situação', who: 'Responsável', due: 'Prazo' },
  step: {
    light: 'Medir a iluminação do posto',
    mount: 'Montar o suporte da câmera',
    train: 'Treinar o modelo com peças boas e ruins',
    reject: 'Ligar o descarte ao CLP',
    operators: 'Treinar os operadores do turno',
    sensors: 'Conferir os sensores da câmara 2',
  },
  mine: 'Meu trabalho',
  tick: 'Concluir {name}',
  part: {
    profile: 'Cortar o perfil de alumínio',
    base: 'Furar a base',
    cable: 'Passar o cabo pela calha',
    lens: 'Travar o foco da lente',
  },
  scene: {
    day: {
      who: 'Quem faz',
      title: '“Abro de manhã e o que é meu já está na frente.”',
      text: 'O que atrasou, o que vence hoje e o que vem na semana, de todos os projetos em uma lista só. Marque e a etapa fica concluída.',
    },
    ticking: {
      who: 'Quem acompanha',
      title: '“Ninguém mais me pergunta quanto falta.”',
      text: 'A etapa se divide em subetapas, e o andamento se soma sozinho: o que ficou pronto, por quem e quando. Experimente, marque uma.',
    },
    board: {
      who: 'Quem decide',
      title: '“A reunião começa com todo mundo olhando a mesma coisa.”',
      text: 'O quadro mostra onde cada etapa está e o que a bloqueia. Arraste um cartão, ou mova com Alt e as setas: quem está com a página aberta vê na hora.',
    },
  },
  endTitle: 'Comece pelo próximo projeto',
  end: 'Cada pessoa entra com o seu papel: quem executa marca, quem coordena muda, quem responde pelo projeto decide.',
} as const;
