import type { InBoth, ServiceContent, ServiceId } from '../types';
import artificialIntelligenceEn from './artificial-intelligence/en';
import artificialIntelligence from './artificial-intelligence/pt-BR';
import automationEn from './automation/en';
import automation from './automation/pt-BR';
import chatbotsEn from './chatbots/en';
import chatbots from './chatbots/pt-BR';
import cloudComputingEn from './cloud-computing/en';
import cloudComputing from './cloud-computing/pt-BR';
import crawlersEn from './crawlers/en';
import crawlers from './crawlers/pt-BR';
import dataEngineeringEn from './data-engineering/en';
import dataEngineering from './data-engineering/pt-BR';
import developmentEn from './development/en';
import development from './development/pt-BR';
import iotEn from './iot/en';
import iot from './iot/pt-BR';
import machineLearningEn from './machine-learning/en';
import machineLearning from './machine-learning/pt-BR';

/** The text of each service's page. */
export const services: Record<ServiceId, InBoth<ServiceContent>> = {
  automation: { 'pt-BR': automation, en: automationEn },
  'artificial-intelligence': { 'pt-BR': artificialIntelligence, en: artificialIntelligenceEn },
  chatbots: { 'pt-BR': chatbots, en: chatbotsEn },
  'cloud-computing': { 'pt-BR': cloudComputing, en: cloudComputingEn },
  crawlers: { 'pt-BR': crawlers, en: crawlersEn },
  development: { 'pt-BR': development, en: developmentEn },
  iot: { 'pt-BR': iot, en: iotEn },
  'machine-learning': { 'pt-BR': machineLearning, en: machineLearningEn },
  'data-engineering': { 'pt-BR': dataEngineering, en: dataEngineeringEn },
};
