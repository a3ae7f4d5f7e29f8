import type { ServiceContent } from '../../types';

export default {
  name: 'Internet das coisas (IoT)',
  summary: 'Sensores calibrados, alarmes com dono e rede sem fio',
  title: 'A câmara fria avisa antes que alguém precise ir olhar',
  lead: 'Instalamos sensores em câmaras, tanques, motores e utilidades, com rede sem fio e processamento na própria planta. A medida tem calibração rastreável, o alarme tem dono, e a troca de bateria entra no plano de manutenção.',
  description:
    'Sensores em câmaras, tanques e motores: LoRaWAN e MQTT, calibração rastreável, alarmes que alguém atende, bateria planejada e dados na planta.',
  signs: [
    {
      title: 'A ronda anota, o desvio não espera',
      text: 'A prancheta tem a leitura das 2h e a das 6h. O que houve entre as duas aparece no produto perdido.',
    },
    {
      title: 'O alarme virou ruído',
      text: 'São dezenas por dia, quase todos de porta aberta. O único que importava foi silenciado junto.',
    },
    {
      title: 'Há sensor, mas ninguém confia',
      text: 'Dois termômetros na mesma câmara marcam valores diferentes, e não se sabe quando foram calibrados.',
    },
  ],
  deliverables: [
    {
      title: 'Projeto de medição',
      text: 'O que medir, onde, com que exatidão e com que frequência, a partir da decisão que depende da medida. Inclui teste de alcance do rádio na planta.',
    },
    {
      title: 'Sensores instalados e calibrados',
      text: 'Certificado por sensor, com a incerteza e a data da próxima calibração. Cada um tem número, lugar e histórico.',
    },
    {
      title: 'Rede e processamento na borda',
      text: 'LoRaWAN ou cabo, conforme o ponto. Um equipamento na planta guarda as leituras e continua alarmando sem internet.',
    },
    {
      title: 'Alarmes com dono',
      text: 'Limite, tempo de espera, quem recebe, quem recebe depois e o que fazer. Quem atende registra o motivo, e o relatório mostra os alarmes que não servem.',
    },
    {
      title: 'Plano de bateria e manutenção',
      text: 'Consumo medido, mês previsto de troca por sensor e aviso antes do fim, com peça de reposição e passo a passo.',
    },
  ],
  steps: [
    {
      title: 'Levantamento',
      duration: '1 a 2 semanas',
      text: 'Andamos com quem faz a ronda, medimos o sinal do rádio nos piores pontos e listamos as decisões que dependem de cada medida.',
    },
    {
      title: 'Piloto',
      duration: '4 a 8 semanas',
      text: 'De 10 a 20 pontos em uma área, ao lado da ronda em papel. Comparamos as duas medidas e ajustamos os alarmes.',
    },
    {
      title: 'Instalação',
      duration: '3 a 8 semanas',
      text: 'Os demais pontos, com certificado, etiqueta e teste de cada alarme até chegar à pessoa certa, inclusive à noite.',
    },
    {
      title: 'Operação assistida',
      duration: '4 a 6 semanas',
      text: 'Revisão semanal dos alarmes e das leituras que faltaram. A ronda em papel só acaba quando a sua qualidade aprovar.',
    },
  ],
  example: {
    title: 'Doze pontos em uma câmara fria',
    text: 'Doze pontos são lidos à mão a cada 4 horas, em rondas de 20 minutos. Os sensores leem a cada 5 minutos, e o alarme espera 10 minutos fora do limite, para não tocar a cada porta aberta. Fica uma ronda por dia, para ver o que sensor não vê.',
    figures: [
      { label: 'Leituras por dia', before: '72', after: '3.456' },
      { label: 'Tempo máximo até saber do desvio', before: '4 h', after: '15 min' },
      { label: 'Minutos de ronda por dia', before: '120', after: '20' },
    ],
    note: 'Conta: 12 pontos × 6 rondas são 72 leituras. Um dia tem 1.440 min, que divididos por 5 são 288: 12 × 288 são 3.456. Aviso: até 5 min para a próxima leitura, mais 10 de espera. Ronda: 6 × 20 min contra 1 × 20 min.',
  },
  needs: [
    'Planta baixa com os pontos medidos hoje e as últimas folhas de ronda.',
    'Uma pessoa da qualidade e uma da manutenção, duas horas por semana cada uma.',
    'Energia e rede para os concentradores, com o acordo da TI sobre a rede separada.',
    'A definição de quem recebe alarme em cada turno.',
  ],
  techniques: [
    'LoRaWAN (AU915)',
    'MQTT',
    'OPC UA',
    'Modbus',
    'Transmissores 4-20 mA',
    'ChirpStack',
    'Node-RED',
    'TimescaleDB',
    'Grafana',
  ],
  norms: [
    {
      title: 'Calibração RBC/Inmetro',
      text: 'Quando a medida decide sobre produto, a calibração é feita em laboratório da Rede Brasileira de Calibração, acreditado pelo Inmetro na ISO/IEC 17025. O intervalo segue o risco e o histórico.',
    },
    {
      title: 'Anatel',
      text: 'Rádios e módulos com homologação vigente, na faixa permitida no Brasil.',
    },
    {
      title: 'NR-10 e NR-12',
      text: 'Instalação elétrica por pessoas autorizadas. O sensor informa: não substitui nem altera função de segurança de máquina.',
    },
    {
      title: 'IEC 62443',
      text: 'Sensores em zona própria da rede, chave individual por dispositivo, senhas de fábrica trocadas e nenhum equipamento exposto à internet.',
    },
  ],
  questions: [
    {
      question: 'Quanto dura a bateria?',
      answer:
        'Depende do intervalo, do sinal e do frio, por isso medimos o consumo. Uma bateria de 2.400 mAh com consumo médio de 0,05 mA daria 48.000 horas, cerca de 5 anos e meio. Contamos com metade, por frio e envelhecimento, e planejamos a troca aos 2 anos e meio.',
    },
    {
      question: 'O sinal atravessa a parede da câmara fria?',
      answer:
        'Às vezes. Medimos antes, com o sensor no pior ponto e a porta fechada. Onde o rádio não chega, usamos mais um concentrador, antena do lado de fora ou cabo.',
    },
    {
      question: 'E se a internet ou a energia cair?',
      answer:
        'O equipamento na planta tem nobreak, continua alarmando no local e envia o que guardou quando a rede volta. Se ele mesmo parar, um serviço externo percebe o silêncio e avisa.',
    },
    {
      question: 'Essa medida vale em auditoria?',
      answer:
        'Entregamos certificado de calibração, registro que não se edita e teste de cada alarme. O que a norma do seu setor exigir além disso, como validação de sistema em farmacêutica, entra no projeto desde o começo.',
    },
    {
      question: 'Serve para área com risco de explosão?',
      answer:
        'Só com equipamento certificado para a zona e instalação conforme a sua classificação de áreas. Isso reduz as opções e muda o custo, então perguntamos na primeira visita.',
    },
  ],
} satisfies ServiceContent;
