export default {
  current: 'Esta sessão',
  used: 'Usada em {used} · {address}',
  ends: 'Vale até {ends}',
  end: 'Encerrar',
  endOf: 'Encerrar a sessão {device}',
  unknown: 'Dispositivo desconhecido',
  on: '{browser} no {system}',
} as const;
