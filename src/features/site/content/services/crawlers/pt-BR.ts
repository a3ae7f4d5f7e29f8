import type { ServiceContent } from '../../types';

export default {
  name: 'Coleta de dados na web',
  summary: 'Dados públicos coletados com regra, fonte e conferência',
  title: 'O que muda nos sites que você acompanha chega no mesmo dia, com a fonte',
  lead: 'Coletamos dados públicos de portais, catálogos e diários oficiais, comparamos com o que havia antes e avisamos o que mudou. Antes da primeira coleta, verificamos se ela é permitida. Depois, medimos o que ficou de fora.',
  description:
    'Coleta de dados públicos na web com verificação jurídica antes, cobertura medida, aviso de mudança e fonte guardada: LGPD, Lei 9.610 e robots.txt.',
  signs: [
    {
      title: 'Alguém abre 40 sites toda segunda',
      text: 'A ronda toma a manhã, e o que sai na terça só é visto na semana seguinte.',
    },
    {
      title: 'A planilha não diz de onde veio',
      text: 'O preço está lá, sem data e sem endereço. Quando alguém contesta, não há o que mostrar.',
    },
    {
      title: 'O coletor antigo falhou em silêncio',
      text: 'O site mudou de formato há dois meses. A rotina ainda termina com sucesso e grava campos vazios.',
    },
  ],
  deliverables: [
    {
      title: 'Verificação antes da coleta',
      text: 'Por site: existe API ou arquivo oficial, o que dizem os termos e o robots.txt, se há dados pessoais e quem tem direitos sobre a base. O que não passa não é coletado, com o motivo por escrito.',
    },
    {
      title: 'Coletores em seu nome',
      text: 'Código versionado, identificação de quem coleta, intervalo entre acessos e parada automática quando o site fica lento ou recusa.',
    },
    {
      title: 'Aviso de mudança',
      text: 'Campo a campo: o que era, o que é e quando mudou. Por e-mail, por API ou direto no seu sistema, sem repetir o que já foi visto.',
    },
    {
      title: 'Cobertura medida',
      text: 'Toda semana, uma amostra conferida à mão mostra quantos dos itens publicados foram encontrados, e quais faltaram.',
    },
    {
      title: 'Fonte guardada',
      text: 'Endereço, data e hora de cada dado, e uma cópia da página ou do arquivo para provar o que estava publicado naquele dia.',
    },
  ],
  steps: [
    {
      title: 'Perguntas e verificação',
      duration: '1 a 2 semanas',
      text: 'Listamos o que os dados precisam responder e verificamos site por site. O seu jurídico decide os casos duvidosos.',
    },
    {
      title: 'Primeiros coletores',
      duration: '2 a 4 semanas',
      text: 'De três a cinco sites de tipos diferentes, com os campos definidos e uma amostra conferida por quem conhece o assunto.',
    },
    {
      title: 'Demais sites',
      duration: '3 a 8 semanas',
      text: 'Por ordem de valor. Cada um entra com medida de cobertura, alerta de campo vazio e ritmo de acesso combinado.',
    },
    {
      title: 'Operação assistida',
      duration: '3 a 6 semanas',
      text: 'Sites mudam, e coletores quebram. Combinamos em quanto tempo cada um volta e treinamos quem vai cuidar deles.',
    },
  ],
  example: {
    title: 'Editais em 45 portais de compras',
    text: 'Um fabricante de bombas visita uma vez por semana os portais de 45 empresas de saneamento, 8 minutos em cada um. Dos 120 editais do seu ramo publicados no mês, encontrou 78. A coleta passa a cada 6 horas, e uma pessoa lê só as 30 mudanças da semana que interessam.',
    figures: [
      { label: 'Horas de busca por semana', before: '6', after: '1' },
      { label: 'Atraso máximo até o edital ser visto', before: '7 dias', after: '6 horas' },
      { label: 'Editais encontrados, de 120', before: '78', after: '114' },
    ],
    note: 'Conta: 45 × 8 min são 360 min, ou 6 h; 30 × 2 min são 60 min, ou 1 h. O atraso máximo é o intervalo entre visitas. Cobertura: 78 de 120 são 65%, e 114 de 120 são 95%; os 120 foram contados à mão no mês de teste.',
  },
  needs: [
    'As perguntas que os dados precisam responder, e quem decide com eles.',
    'A lista dos sites que você já acompanha e o que procura em cada um.',
    'Uma pessoa que conhece o assunto, duas horas por semana, para conferir a amostra.',
    'O seu jurídico, para os casos em que a verificação não for clara.',
  ],
  techniques: [
    'APIs e dados abertos',
    'Python',
    'Scrapy',
    'Playwright',
    'Leitura de PDF e OCR',
    'Comparação campo a campo',
    'PostgreSQL',
    'Apache Airflow',
  ],
  norms: [
    {
      title: 'LGPD, art. 7º, §§ 3º, 4º e 7º',
      text: 'Dado pessoal público continua protegido. Só é coletado com finalidade legítima e compatível com a publicação; o que não serve a ela é descartado na entrada.',
    },
    {
      title: 'Lei 9.610/1998',
      text: 'Textos e fotos têm autor, e a organização de uma base pode ter titular (arts. 7º, XIII, e 87). Guardamos fatos, como preço e prazo, e apontamos para a fonte em vez de republicá-la.',
    },
    {
      title: 'robots.txt e termos de uso',
      text: 'Seguimos o robots.txt (RFC 9309) e lemos os termos. Não passamos por senha, bloqueio nem teste de “não sou robô”.',
    },
  ],
  questions: [
    {
      question: 'Isso é legal?',
      answer:
        'Depende do site, do dado e do uso. Coletar dado público não é proibido em si, mas há limites: dados pessoais, direitos autorais, contrato e concorrência desleal. Por isso a verificação é por site e por escrito, e o seu jurídico dá a palavra final.',
    },
    {
      question: 'E se o site bloquear a coleta?',
      answer:
        'Paramos e avisamos. Não trocamos de endereço para contornar um bloqueio. O caminho é pedir acesso, usar a API ou comprar o dado; às vezes é ficar sem aquele site.',
    },
    {
      question: 'Como vou saber o que ficou de fora?',
      answer:
        'Pela amostra: uma pessoa conta à mão o que foi publicado em alguns sites e dias, e comparamos com o coletado. Cobertura de 95% quer dizer que 1 item em 20 escapa, e o painel mostra isso.',
    },
    {
      question: 'O que acontece quando o site muda?',
      answer:
        'O coletor percebe: campo obrigatório vazio, contagem fora do comum, formato diferente. Ele para de gravar, guarda a página e abre um chamado. O dado antigo continua com a data dele, para ninguém tomá-lo por novo.',
    },
    {
      question: 'Já não existe uma API para isso?',
      answer:
        'Às vezes existe, e é a primeira coisa que procuramos. O PNCP, o IBGE e o Banco Central, por exemplo, publicam dados por API. Quando ela cobre a sua pergunta, o projeto fica menor.',
    },
  ],
} satisfies ServiceContent;
