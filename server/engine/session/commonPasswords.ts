// Attackers try these first: of the lists of leaked passwords, what people here choose. Words have no accents, and four
// letters or more.
const text = `
acceso accesos admin administracion administrador administrator cambiame cambiar changeme clave claves codigo contrasena
contrasenia contrasenias contrasenas default demo entrar guest ingresar ingreso invitado login miclave password passwords
passw0rd pass principal privado prueba pruebas provisoria provisorio root secret secreta secreto segura seguridad seguro
sistema sistemas super temporal temporaria test testing user usuario usuarios welcome bienvenida bienvenido bienvenidos
letmein trustno1 access shadow master monkey dragon iloveyou sunshine princess football baseball superman batman pokemon
naruto starwars whatever freedom killer hunter ninja mustang cheese cookie flower lovely forever angel angels computer
computadora internet google facebook instagram whatsapp youtube gmail hotmail yahoo outlook samsung iphone android windows
microsoft empresa empresas trabajo trabajos oficina gerencia gerente recursoshumanos recursos humanos personal sueldos
sueldo recibos recibo deposito almacen logistica empleado empleados fabrica planta portal anden
amor amorcito miamor amoreterno teamo teamomucho teamoamor tequiero tequieromucho teextrano mivida vida corazon cielo
bebe bebita bebito princesa principe reina estrella estrellita mariposa angelito chiquita chiquito gordita gordito hermosa
hermoso bonita familia mifamilia mama mamita mami papa papito papi hijo hija hijos hermana hermano abuela abuelo amiga
amigas amigo amigos siempre juntos felicidad esperanza libertad alegria suerte fuerza
dios diosesamor jesus jesucristo cristo jesusteamo virgen maria
argentina argentino vamosargentina buenosaires cordoba rosario mendoza tucuman laplata mardelplata patagonia salta chaco
boca bocajuniors river riverplate racing independiente sanlorenzo huracan velez estudiantes gimnasia newells central
belgrano talleres messi leomessi lionel maradona diego diegomaradona scaloneta campeon campeones mundial futbol pelota
barcelona realmadrid fernet asado mate
hola holamundo hello buenosdias chau gracias perro perrito gato gatito caballo tigre leon conejo
enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre january february march
april june july august september october november december lunes martes miercoles jueves viernes sabado domingo monday
tuesday wednesday thursday friday saturday sunday primavera verano otono invierno spring summer autumn winter
alejandra alejandro agustin agustina andrea andres antonella antonio barbara benjamin bruno camila candela carla carlos
carolina catalina cecilia claudia cristian cristina daniel daniela david delfina eduardo elena emanuel emilia esteban
ezequiel facundo federico felipe fernanda fernando florencia francisco franco gabriel gabriela gaston gonzalo guadalupe
guillermo gustavo hernan hector ignacio isabel javier jessica joaquin jorge jose josefina juan julia julian julieta karina
laura leandro leonardo lorena lucas lucia luciano luis manuel marcela marcelo marcos mariana mariano marina mario martin
martina matias mateo mauricio maximiliano melina micaela michael miguel milagros monica natalia nicolas norma oscar pablo
paola patricia patricio paula pedro pilar ramiro ramon ricardo roberto rocio rodrigo rosa ruben sandra santiago sebastian
sergio silvia sofia soledad susana teresa tomas valentin valentina valeria vanesa vanina veronica victor victoria virginia
walter ximena yamila
gonzalez rodriguez fernandez lopez martinez garcia perez sanchez romero gomez diaz torres alvarez ruiz ramirez flores
benitez acosta medina herrera
`;

/** The longest first, so that a word is found before those within it. */
export const commonWords: readonly string[] = text
  .trim()
  .split(/\s+/)
  .sort((one, other) => other.length - one.length);
