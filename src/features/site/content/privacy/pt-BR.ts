import { documentVersions } from '#domain/documents';
import type { PrivacyContent } from '../types';

export default {
  title: 'Aviso de privacidade',
  version: documentVersions.privacy,
  description:
    'Que dados pessoais o site e o espaço de trabalho da Trama tratam, para quê, por quanto tempo, com quem e como usar os seus direitos da LGPD.',
  intro:
    'Este aviso diz quais dados pessoais são tratados no site público e no espaço de trabalho da Trama, para quê, por quanto tempo e como você usa os seus direitos. Ele segue a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).',
  sections: [
    {
      id: 'controller',
      title: 'Quem responde pelos seus dados',
      paragraphs: [
        'O controlador, isto é, quem decide por que e como os dados são tratados, é a empresa que opera esta instalação da Trama.',
        'Para falar com ela ou com o encarregado pelo tratamento de dados pessoais (DPO), escreva para {contact}.',
      ],
    },
    {
      id: 'contact-form',
      title: 'Formulário de contato do site',
      paragraphs: [
        'Você preenche o formulário se quiser. Nome, e-mail e mensagem são necessários para responder; telefone e empresa, só se você informar. Não envie senhas, documentos nem dados sensíveis na mensagem.',
      ],
      rows: [
        {
          purpose: 'Responder ao seu pedido e preparar uma proposta',
          data: 'Nome, e-mail, telefone e empresa (se informados), serviço de interesse, mensagem, página de onde veio, idioma e versão deste aviso',
          basis: 'Procedimentos preliminares a um contrato, a seu pedido (LGPD, art. 7º, V)',
          retention:
            '12 meses depois do último contato; em seguida, são anonimizados. Se virar contrato, pelo prazo dele e das obrigações legais',
          sharing: 'Quem cuida dos contatos comerciais, com permissão para isso',
        },
        {
          purpose: 'Confirmar por e-mail que o pedido chegou',
          data: 'E-mail e idioma',
          basis: 'Procedimentos preliminares a um contrato (art. 7º, V)',
          retention: 'Apagada da fila de envio cerca de um dia depois de enviada',
          sharing: 'O serviço de e-mail contratado pela empresa que opera a instalação',
        },
        {
          purpose: 'Enviar novidades, só se você marcar essa opção',
          data: 'Nome, e-mail e o registro do seu consentimento',
          basis: 'Consentimento (art. 7º, I), que você retira quando quiser',
          retention: 'Até você retirar o consentimento ou até a anonimização do contato, o que vier antes',
          sharing: 'O serviço de e-mail contratado pela empresa que opera a instalação',
        },
        {
          purpose: 'Conter envios automáticos',
          data: 'Endereço IP e momento do envio',
          basis: 'Legítimo interesse em proteger o site (art. 7º, IX)',
          retention: 'O contador de envios, cerca de um dia; o registro técnico do servidor, como na seção seguinte',
          sharing: 'Quem mantém o servidor',
        },
      ],
    },
    {
      id: 'workspace',
      title: 'Contas do espaço de trabalho',
      paragraphs: [
        'O espaço de trabalho é para quem tem conta. Os prazos em dias são os padrões do sistema e valem se a empresa que opera esta instalação não tiver definido outros.',
      ],
      rows: [
        {
          purpose: 'Criar e manter a sua conta',
          data: 'Nome e e-mail; telefone, cargo, CPF e foto, se informados; papéis e unidades; preferências; a senha, guardada só como hash, um código do qual não se volta à senha',
          basis:
            'Execução de contrato (art. 7º, V) ou, quando você usa a Trama em nome de uma empresa, legítimo interesse (art. 7º, IX)',
          retention:
            'Enquanto a conta existir. Quando é excluída, esses dados são apagados, e o nome passa a ser “Conta excluída”',
          sharing:
            'Quem participa dos mesmos projetos e unidades e quem administra. O CPF só aparece inteiro para quem tem essa permissão',
        },
        {
          purpose: 'Entrar e proteger a conta',
          data: 'Sessões, com endereço IP e navegador; códigos de verificação; contagem de tentativas; dispositivos em que você já entrou, por um hash',
          basis:
            'Legítimo interesse em segurança (art. 7º, IX) e obrigação legal de guardar registros de acesso (art. 7º, II; Marco Civil da Internet, art. 15)',
          retention:
            'Sessões: terminam com 7 dias sem uso ou 30 no total, e o registro delas é apagado cerca de 8 dias depois do último uso. Códigos e contagem de tentativas: cerca de um dia. Dispositivos: 180 dias sem uso',
          sharing:
            'Você e quem administra usuários; serviços de e-mail e SMS; Google, Microsoft ou GitHub, se você entrar por eles',
        },
        {
          purpose: 'Registrar o que foi feito',
          data: 'Quem fez, o quê, em quê, a mudança, o momento e o endereço IP, inclusive entradas, saídas e acessos recusados',
          basis:
            'Legítimo interesse em segurança e prestação de contas (art. 7º, IX); para os registros de acesso, obrigação legal (art. 7º, II)',
          retention:
            '730 dias. Se a conta for excluída antes, o seu nome sai do registro, e o endereço IP fica até o fim do prazo',
          sharing:
            'Quem participa de um projeto vê o que foi feito nele. Entradas e endereços IP, só quem tem permissão de auditoria',
        },
        {
          purpose: 'Trabalhar em projetos, reuniões e finanças',
          data: 'Etapas, comentários, arquivos, convites, reuniões e respostas; dados de clientes, contatos, convidados e lançamentos, inclusive de quem não tem conta',
          basis:
            'Execução de contrato (art. 7º, V), legítimo interesse (art. 7º, IX) e, em registros fiscais e contábeis, obrigação legal (art. 7º, II)',
          retention:
            'Enquanto o projeto ou o registro existir. O que você fez com outras pessoas continua depois da exclusão da conta, sem o seu nome como autor',
          sharing:
            'Conforme as permissões de cada projeto, unidade e reunião. Convidados de reuniões recebem os dados dela por e-mail',
        },
        {
          purpose: 'Avisar você',
          data: 'Notificações, resumo por e-mail, mensagens de e-mail e SMS',
          basis: 'Execução de contrato (art. 7º, V) ou legítimo interesse (art. 7º, IX)',
          retention: 'Notificações: 180 dias. Mensagens enviadas: cerca de um dia na fila de envio',
          sharing: 'Serviços de e-mail e SMS contratados pela empresa que opera a instalação',
        },
        {
          purpose: 'Manter as reuniões em dia com o Google Agenda, quando você conecta',
          data: 'Eventos, convidados e respostas das agendas que você escolher; a autorização dada pelo Google, guardada cifrada',
          basis: 'Consentimento (art. 7º, I): você conecta e desconecta quando quiser',
          retention:
            'Até você desconectar: a autorização é retirada no Google e apagada aqui, e as reuniões que já vieram ficam. Ao excluir a conta, tudo isso é apagado aqui; retire o acesso também na sua conta do Google',
          sharing: 'Google e quem participa de cada reunião, conforme a privacidade dela',
        },
        {
          purpose: 'Manter o servidor em funcionamento',
          data: 'Registro técnico: endereço IP, tipo de pedido, momento, resultado e o identificador da sua conta, sem nome, e-mail nem senha',
          basis:
            'Legítimo interesse em segurança (art. 7º, IX) e obrigação legal (art. 7º, II; Marco Civil da Internet, art. 15)',
          retention: 'O prazo definido pela empresa que opera esta instalação; pergunte pelo contato acima',
          sharing: 'Quem mantém o servidor',
        },
      ],
    },
    {
      id: 'browser',
      title: 'O que fica no seu navegador',
      paragraphs: [
        'Só o necessário para o site e o espaço de trabalho funcionarem. Não há publicidade nem medição de audiência por terceiros, por isso não há faixa de cookies.',
        'No armazenamento local ficam o idioma, o tema e, para quem entra, os códigos da sessão, os atalhos, o jeito das listas e o último projeto aberto. Rascunhos ficam no navegador até serem enviados ou até você sair.',
        'Há até três cookies, todos desta instalação: um lembra por 180 dias que a sua conta já entrou neste dispositivo, para que tentativas de outras pessoas não bloqueiem a sua entrada; um existe por 10 minutos quando você entra pelo Google, Microsoft ou GitHub; e um guarda por 7 dias se o menu lateral está aberto.',
      ],
    },
    {
      id: 'sharing',
      title: 'Com quem os dados são compartilhados',
      paragraphs: [
        'Nada é vendido nem usado para publicidade. Além das pessoas indicadas nas tabelas, os dados passam pelos serviços que a empresa que opera esta instalação contrata para hospedagem, e-mail e SMS, que os tratam por conta dela.',
        'Dados também podem ser entregues a autoridades quando a lei ou uma ordem judicial obrigar.',
        'Quem administra pode, com permissão, ver o espaço de trabalho como outra pessoa para dar apoio, por 10 minutos e sem alterar nada. O começo e o fim ficam no registro de atividades.',
      ],
    },
    {
      id: 'transfer',
      title: 'Transferência para outros países',
      paragraphs: [
        'Os dados saem do Brasil se esta instalação ou os serviços de e-mail e SMS dela estiverem hospedados fora ou se você usar uma integração de fora: o Google Agenda, ao conectá-lo, e a entrada pelo Google, Microsoft ou GitHub.',
        'Quando isso acontece, a transferência se apoia em um dos casos do art. 33 da LGPD, como as cláusulas-padrão da Resolução CD/ANPD 19/2024. Para saber os países, os serviços e as cláusulas desta instalação, escreva para {contact}.',
      ],
    },
    {
      id: 'rights',
      title: 'Os seus direitos e como usá-los',
      paragraphs: [
        'Pelo art. 18 da LGPD, você pode: confirmar se há tratamento; ver os seus dados; corrigi-los; pedir que dados excessivos ou tratados contra a lei sejam anonimizados, bloqueados ou apagados; levar os dados para outro serviço; apagar os que dependem do seu consentimento; saber com quem foram compartilhados; saber o que acontece se você não consentir; retirar o consentimento; e se opor a um uso irregular.',
        'Se você tem conta: em Configurações › Minha Conta, na parte Privacidade, você baixa os seus dados em JSON ou CSV e faz um pedido. A resposta vem em até 15 dias, por e-mail e na mesma página. O arquivo traz até 1.000 linhas de cada parte; se houver mais, peça o restante ali.',
        'Se você não tem conta: escreva para {contact} e diga o que quer e por qual e-mail falou conosco. Podemos pedir algo que confirme quem você é. O prazo também é de 15 dias.',
        'Ao excluir uma conta, o seu nome, os seus contatos e as suas formas de entrar são apagados. Textos que outras pessoas escreveram e que citam você por extenso não mudam sozinhos; peça a correção. Cópias de segurança guardam dados até serem substituídas. Pedidos e respostas ficam guardados enquanto a conta existir.',
        'Nenhuma decisão sobre você é tomada só por máquina. Se a resposta não servir, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      id: 'security',
      title: 'Como os dados são protegidos',
      paragraphs: [
        'A conexão é cifrada (HTTPS). Senhas são guardadas só como hash (Argon2id), e os códigos de sessão e de verificação também só como hash. As autorizações do Google são cifradas com AES-256-GCM.',
        'Cada pessoa vê e faz o que as permissões dela deixam. Há verificação em duas etapas, limite de tentativas de entrada e um registro de atividades que não aceita edição, a não ser para retirar textos: de contas e comentários excluídos e de reuniões que se tornam privadas.',
      ],
    },
    {
      id: 'incidents',
      title: 'Se houver um incidente',
      paragraphs: [
        'Se um incidente puder causar risco ou dano relevante a você, a empresa que opera esta instalação avisa você e a ANPD em até três dias úteis depois de saber que ele atingiu dados pessoais (LGPD, art. 48; Resolução CD/ANPD 15/2024). O aviso diz quais dados, quais riscos e o que foi feito.',
        'Se você notar algo estranho, escreva para {contact}.',
      ],
    },
    {
      id: 'children',
      title: 'Menores de 18 anos',
      paragraphs: [
        'O site e o espaço de trabalho são para uso profissional e não se destinam a menores de 18 anos. Se soubermos que recebemos dados de um menor, nós os apagamos.',
      ],
    },
    {
      id: 'changes',
      title: 'Mudanças neste aviso',
      paragraphs: [
        'Esta é a versão de 29 de novembro de 2026. Quando o aviso mudar, a data muda junto. Se a mudança atingir os seus direitos ou o uso dos seus dados, a empresa que opera esta instalação avisa quem tem conta.',
      ],
    },
  ],
} satisfies PrivacyContent;
