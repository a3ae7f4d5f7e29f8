export default {
  backlog: 'A planejar',
  todo: 'A fazer',
  in_progress: 'Em andamento',
  blocked: 'Bloqueada',
  done: 'Concluída',
  cancelled: 'Cancelada',
} as const;
