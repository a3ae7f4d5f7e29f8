export default {
  code: {
    title: 'Confirme que é você',
    sent: '{channel, select, sms {Enviamos um código de 6 dígitos por SMS para {destination}.} other {Enviamos um código de 6 dígitos para {destination}.}}',
    life: 'Ele vale por {minutes, plural, one {# minuto} other {# minutos}}.',
    label: 'Código',
    submit: 'Confirmar',
    failed: 'Não foi possível confirmar',
    incomplete: 'Digite os 6 dígitos do código.',
    again: 'Enviar outro código',
    againIn: 'Enviar outro em {seconds} s',
    changePhone: 'Corrigir o telefone',
    back: 'Voltar',
  },
  phone: {
    title: 'Corrija o telefone',
    lead: 'O código vai para o número novo.',
    label: 'Telefone com DDD',
    malformed: 'Confira o telefone: falta o DDD ou algum dígito.',
    submit: 'Enviar código',
    failed: 'Não foi possível trocar o telefone',
  },
  social: {
    with: 'Continuar com {provider}',
    entering: 'Entrando…',
    deniedTitle: 'Acesso não autorizado',
    denied: 'O provedor não autorizou o acesso. Tente de novo ou entre com e-mail e senha.',
    notInvitedTitle: 'Esta conta não recebeu convite',
    notInvited:
      'Aqui só entra quem recebeu um convite. Use a conta do e-mail convidado ou peça um convite a quem administra a Trama na sua empresa.',
    otherAddressTitle: 'O e-mail desta conta mudou',
    otherAddress:
      'Sua conta na Trama agora tem outro e-mail. Entre com e-mail e senha, ou com o provedor que tem o e-mail novo.',
    failedTitle: 'Não foi possível entrar',
    failed: 'O provedor não respondeu como esperado. Tente de novo ou entre com e-mail e senha.',
  },
} as const;
