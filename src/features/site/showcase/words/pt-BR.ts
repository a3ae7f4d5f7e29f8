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
} as const;
